import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { mostPixels, mostSide, type Pixels } from "./pixels.ts";

/** As much of the platform's own as is used here; its types come with those of browsers only. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

/** libjpeg-turbo, as the package's module exports it (TurboJPEG 2, turbojpeg.h). */
interface TurboJpeg {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  tjInitDecompress(): number;
  tjDecompressHeader3(...pointersAndSize: readonly number[]): number;
  tjDecompress2(...pointersAndSizes: readonly number[]): number;
}

const rgba = 7;
/** Each step halves the picture, down to the one value that a block of eight by eight pixels begins with. */
const scales = [1, 2, 4, 8];

/**
 * Returns a JPEG made small, or undefined for one that is too large, damaged, in four inks, or none. Every picture gets an
 * instance of its own, whose memory goes with it: a damaged one leaves nothing behind.
 */
export function decodeJpeg(bytes: Uint8Array): Pixels | undefined {
  try {
    return decode(createInstance(), bytes);
  } catch {
    return undefined;
  }
}

function decode(turbo: TurboJpeg, bytes: Uint8Array): Pixels | undefined {
  const input = turbo.malloc(bytes.length);
  new Uint8Array(turbo.memory.buffer).set(bytes, input);
  const decoder = turbo.tjInitDecompress();
  const sizes = turbo.malloc(16);
  const header = [decoder, input, bytes.length, sizes, sizes + 4, sizes + 8, sizes + 12];
  if (turbo.tjDecompressHeader3(...header) !== 0) return undefined;
  const [fullWidth = 0, fullHeight = 0] = new Uint32Array(turbo.memory.buffer, sizes, 2);
  if (fullWidth === 0 || fullHeight === 0 || fullWidth * fullHeight > mostPixels) return undefined;
  const scale = scales.find((each) => Math.max(fullWidth, fullHeight) / each <= mostSide) ?? 8;
  const [width, height] = [Math.ceil(fullWidth / scale), Math.ceil(fullHeight / scale)];
  const output = turbo.malloc(width * height * 4);
  const status = turbo.tjDecompress2(
    ...[decoder, input, bytes.length, output, width, width * 4, height, rgba, 0],
  );
  if (status !== 0) return undefined;
  const data = new Uint8Array(turbo.memory.buffer, output, width * height * 4).slice();
  return { width, height, data, full: { width: fullWidth, height: fullHeight } };
}

let compiled: object | undefined;

function createInstance(): TurboJpeg {
  compiled ??= new WebAssembly.Module(
    readFileSync(createRequire(import.meta.url).resolve("@cwasm/jpeg-turbo/jpeg-turbo.wasm")),
  );
  const instance = new WebAssembly.Instance(compiled, {
    env: { setjmp: () => 0, longjmp: refuse },
    wasi_snapshot_preview1: {
      environ_sizes_get: () => 0,
      environ_get: refuse,
      proc_exit: refuse,
      fd_close: refuse,
      fd_seek: refuse,
      fd_write: refuse,
    },
  });
  return instance.exports as TurboJpeg;
}

/** By this the decoder gives up on a damaged picture. */
function refuse(): never {
  throw new RangeError("Expected a JPEG that can be decoded, got a damaged one.");
}
