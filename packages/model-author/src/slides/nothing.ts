const nothing = /^\s*(?:none|null|nil|undefined|n\.?\s?\/?\s?a\.?|not applicable|[-–—_.…]{1,8})?\s*$/iu;

/** True where a text only says that there is nothing to say: "", "None", "N/A", "–". */
export function saysNothing(text: string): boolean {
  return nothing.test(text);
}
