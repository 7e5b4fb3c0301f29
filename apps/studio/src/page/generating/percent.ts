/** Returns a fraction in percent, rounded: "40 %". */
export function toPercent(fraction: number): string {
  return `${Math.round(fraction * 100)} %`;
}
