"""Functions of fractions that give the same bits on every engine: neither a processor nor a browser has a say.

They are those of FDLIBM (Sun Microsystems, 1993), by additions, multiplications and divisions alone, for the ranges
that bots need; each is right to the last binary digit or the one before.
"""

from __future__ import annotations

import numpy as np

from .rule import rule

LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""The natural logarithm of 2 in two parts; the higher one has noughts at its end, so that a few of it are exact."""
POWERS = np.array([2.0**-power for power in range(1024)])
SMALLEST_EXPONENT = -700.0
HALF_PI, QUARTER_TURN = 1.5707963267948966, 0.25
SQRT_HALF = 0.7071067811865476


@rule
def exp(x: float) -> float:
    """e to the power of x, where x is not positive; 0 for what is hardly more."""
    if x < SMALLEST_EXPONENT:
        return 0.0
    halvings = int(0.5 - x * LOG2_E)
    high = x + halvings * LN2_HIGH
    low = -halvings * LN2_LOW
    rest = high - low
    square = rest * rest
    series = 6.61375632143793436117e-05 + square * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08)
    series = 1.66666666666666019037e-01 + square * (-2.77777777770155933842e-03 + square * series)
    near = rest - square * series
    return (1.0 - ((low - (rest * near) / (2.0 - near)) - high)) * float(POWERS[halvings])


@rule
def log(x: float) -> float:
    """The natural logarithm of x, where 0 < x ≤ 1 and x is no smaller than one in some millions of millions."""
    halvings = 0
    while x < SQRT_HALF:
        x *= 2.0
        halvings += 1
    f = x - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)
    odd = z * (6.666666666666735130e-01 + w * odd)
    half_square = 0.5 * f * f
    return -halvings * LN2_HIGH - ((half_square - (s * (half_square + even + odd) - halvings * LN2_LOW)) - f)


@rule
def cos_of_turn(part: float) -> float:
    """The cosine of a part of a full turn, from 0 to 1."""
    quarters = int(part * 4.0 + 0.5)
    x = (part - quarters * QUARTER_TURN) * (4.0 * HALF_PI)
    z = x * x
    if quarters % 2 == 0:
        series = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
        series = -1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * series)
        value = 1.0 - (0.5 * z - z * z * (4.16666666666666019037e-02 + z * series))
        return -value if quarters == 2 else value
    series = 2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)
    series = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * series)
    value = x + x * z * (-1.66666666666666324348e-01 + z * series)
    return -value if quarters == 1 else value
