/** Words for each plural category of a language (Unicode TR 35); those that it does not have are left out. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Returns what picks, for a count, the words that a language takes with it. */
export function createPlural(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
