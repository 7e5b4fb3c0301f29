/** Where the ten digits of the scripts begin that write numbers in tens. */
export const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xff10,
];

/** Returns a text with the digits of all scripts written as 0 to 9; offsets stay. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((from) => code >= from && code <= from + 9);
    return zero === undefined || digit.length > 1 ? digit : String(code - zero);
  });
}
