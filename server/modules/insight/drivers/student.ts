/** Student's distribution, for what is estimated from few blocks of days. */

/** Lanczos' approximation, as in Press and others, 'Numerical Recipes', 6.1 (3rd edition): to 1e-14. */
const LANCZOS = [
  57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202, 0.3399464998481189e-4,
  0.4652362892704858e-4, -0.9837447530487956e-4, 0.1580887032249125e-3, -0.21026444172410488e-3, 0.21743961811521265e-3,
  -0.1643181065367639e-3, 0.8441822398385275e-4, -0.2619083840158141e-4, 0.36899182659531625e-5,
];

function logGamma(x: number): number {
  const shifted = x + 671 / 128;
  const sum = LANCZOS.reduce((total, factor, at) => total + factor / (x + at + 1), 0.9999999999999971);
  return (x + 0.5) * Math.log(shifted) - shifted + Math.log((Math.sqrt(2 * Math.PI) * sum) / x);
}

/** The continued fraction of the incomplete beta function by Lentz's method, as there in 6.4. */
function betaFraction(x: number, a: number, b: number): number {
  const safe = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return result;
}

function regularizedBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** How probable it is that a value of Student's distribution is at least as far from 0 as `t`, on either side. */
export const studentP = (t: number, freedom: number): number =>
  regularizedBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
