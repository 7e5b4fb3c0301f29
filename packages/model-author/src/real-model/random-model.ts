// A model file of llama's architecture with weights from a generator of pseudo-random numbers: 350 kB, the same bytes
// each time. It writes nonsense, but a real server loads it and holds it to a grammar.

const embedding = 64;
const feedForward = 128;
const alignment = 32;

/** The types of values in a GGUF file. */
const types = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;

/** What a token is to the tokenizer. */
const tokenTypes = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

interface Token {
  readonly text: string;
  readonly type: number;
}

interface Tensor {
  readonly name: string;
  readonly dimensions: readonly number[];
  readonly constant?: number;
}

/** Returns the bytes of the model file (GGUF, version 3). */
export function createRandomModel(): Uint8Array {
  const tokens = createTokens();
  const tensors = createTensors(tokens.length);
  const values = createValues(tokens);
  const placed = placeTensors(tensors);
  const head = Buffer.concat([
    Buffer.from("GGUF"),
    uint32(3),
    uint64(tensors.length),
    uint64(values.length),
    ...values,
    ...placed.map(({ tensor, offset }) => describeTensor(tensor, offset)),
  ]);
  const random = createRandom(7);
  return Buffer.concat([pad(head), ...tensors.map((tensor) => pad(writeTensor(tensor, random)))]);
}

function createTokens(): readonly Token[] {
  // Bytes beyond ASCII alone are no UTF-8: as control tokens they are never written.
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
    type: byte < 0x80 ? tokenTypes.byte : tokenTypes.control,
  }));
  const printable = Array.from({ length: 95 }, (_, index) => ({
    text: index === 0 ? "▁" : String.fromCharCode(0x20 + index),
    type: tokenTypes.normal,
  }));
  return [
    { text: "<unk>", type: tokenTypes.unknown },
    { text: "<s>", type: tokenTypes.control },
    { text: "</s>", type: tokenTypes.control },
    ...bytes,
    ...printable,
  ];
}

function createValues(tokens: readonly Token[]): readonly Buffer[] {
  const number = (key: string, value: number) => entry(key, types.uint32, uint32(value));
  const template =
    "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}";
  return [
    entry("general.architecture", types.string, text("llama")),
    entry("general.name", types.string, text("random")),
    number("llama.context_length", 65_536),
    number("llama.embedding_length", embedding),
    number("llama.block_count", 1),
    number("llama.feed_forward_length", feedForward),
    number("llama.attention.head_count", 4),
    number("llama.attention.head_count_kv", 4),
    number("llama.rope.dimension_count", 16),
    number("llama.vocab_size", tokens.length),
    entry("llama.attention.layer_norm_rms_epsilon", types.float32, float32(1e-5)),
    entry("tokenizer.ggml.model", types.string, text("llama")),
    list(
      "tokenizer.ggml.tokens",
      types.string,
      tokens.map((token) => text(token.text)),
    ),
    list(
      "tokenizer.ggml.scores",
      types.float32,
      tokens.map(() => float32(0)),
    ),
    list(
      "tokenizer.ggml.token_type",
      types.int32,
      tokens.map(({ type }) => uint32(type)),
    ),
    number("tokenizer.ggml.unknown_token_id", 0),
    number("tokenizer.ggml.bos_token_id", 1),
    number("tokenizer.ggml.eos_token_id", 2),
    entry("tokenizer.chat_template", types.string, text(template)),
  ];
}

function createTensors(vocabulary: number): readonly Tensor[] {
  const square = [embedding, embedding];
  return [
    { name: "token_embd.weight", dimensions: [embedding, vocabulary] },
    { name: "output_norm.weight", dimensions: [embedding], constant: 1 },
    { name: "output.weight", dimensions: [embedding, vocabulary] },
    { name: "blk.0.attn_norm.weight", dimensions: [embedding], constant: 1 },
    ...["attn_q", "attn_k", "attn_v", "attn_output"].map((name) => ({
      name: `blk.0.${name}.weight`,
      dimensions: square,
    })),
    { name: "blk.0.ffn_norm.weight", dimensions: [embedding], constant: 1 },
    { name: "blk.0.ffn_gate.weight", dimensions: [embedding, feedForward] },
    { name: "blk.0.ffn_up.weight", dimensions: [embedding, feedForward] },
    { name: "blk.0.ffn_down.weight", dimensions: [feedForward, embedding] },
  ];
}

function placeTensors(tensors: readonly Tensor[]) {
  let offset = 0;
  return tensors.map((tensor) => {
    const placed = { tensor, offset };
    offset += Math.ceil((sizeOf(tensor) * 4) / alignment) * alignment;
    return placed;
  });
}

function describeTensor({ name, dimensions }: Tensor, offset: number): Buffer {
  const float = 0;
  return Buffer.concat([
    text(name),
    uint32(dimensions.length),
    ...dimensions.map(uint64),
    uint32(float),
    uint64(offset),
  ]);
}

function writeTensor(tensor: Tensor, random: () => number): Buffer {
  const values = Float32Array.from({ length: sizeOf(tensor) }, () => tensor.constant ?? random() * 0.2);
  return Buffer.from(values.buffer);
}

function sizeOf({ dimensions }: Tensor): number {
  return dimensions.reduce((product, length) => product * length, 1);
}

/** Returns a generator of numbers from -1 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

function entry(key: string, type: number, value: Buffer): Buffer {
  return Buffer.concat([text(key), uint32(type), value]);
}

function list(key: string, type: number, values: readonly Buffer[]): Buffer {
  return entry(key, types.array, Buffer.concat([uint32(type), uint64(values.length), ...values]));
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)]);
}
