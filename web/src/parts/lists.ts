/** Lists as views write them, and seats in the order in which they are drawn. */

/** The words of a list such as "B2 K6 goat"; none for an empty or hidden one. */
export const wordsOf = (list: string | null | undefined): string[] => (list ?? "").split(" ").filter(Boolean);

/** All seats, the person's own first, then from the left on; an onlooker begins with the first. */
export const seatsFrom = (seats: number, seat: number): number[] =>
  Array.from({ length: seats }, (_, step) => (Math.max(seat, 0) + step) % seats);

/** The other seats, beginning with the left neighbour; all seats for an onlooker. */
export const othersOf = (seats: number, seat: number): number[] =>
  seat < 0 ? seatsFrom(seats, seat) : seatsFrom(seats, seat).slice(1);
