/** Returns the language of a tag without script and region: "zh" of "zh-Hant"; "und" of "". Throws a RangeError. */
export function toBaseLanguage(tag: string): string {
  return new Intl.Locale(tag === "" ? "und" : tag).language;
}
