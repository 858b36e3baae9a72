declare module "ludotheque:lessons" {
  const lessons: Readonly<Record<string, () => Promise<{ readonly default: import("../parts/lesson").Lesson }>>>;
  export default lessons;
}
