import type { StepContent } from "./step-setting.ts";

/**
 * Says whether every step names an amount of one unit, each more than the one before: "10 %", "25 %", "60 %". Only what grows is
 * drawn as a rise; a plain sequence is none.
 */
export function areRising(steps: readonly StepContent[]): boolean {
  const amounts = steps.map(({ heading, text = "" }) => amountOf(heading) ?? amountOf(text));
  if (steps.length < 3 || !amounts.every((amount) => amount !== undefined)) return false;
  const [first] = amounts;
  return amounts.every(
    ({ value, unit }, index) =>
      unit === first?.unit && (index === 0 || value > (amounts[index - 1]?.value ?? value)),
  );
}

interface Amount {
  readonly value: number;
  readonly unit: string;
}

// Clocks and dates go on; they do not grow.
function amountOf(text: string): Amount | undefined {
  const amounts = [...text.matchAll(/([€$£¥]\s?)?(\p{Nd}+(?:[.,]\p{Nd}+)*)(\s?[%‰°]|\s\p{L}+)?/gu)];
  const [only, another] = amounts;
  if (!only || another || /\p{Nd}[:.]\p{Nd}{2}(?!\p{Nd})/u.test(text)) return undefined;
  const [, currency = "", digits = "", counted = ""] = only;
  const unit = `${currency}${counted}`.trim().toLowerCase();
  return unit === "" ? undefined : { value: Number.parseFloat(digits.replace(",", ".")), unit };
}
