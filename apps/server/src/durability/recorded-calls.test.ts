import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readRecordedCalls } from "./recorded-calls.ts";

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");

it("reads calls as strace writes them, those of two threads at once too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-recorded-"));
  const [a, b] = [hex("/d/a"), hex("/d/b")];
  const lines = [
    `7 openat(AT_FDCWD<${hex("/")}>, "${a}", O_WRONLY|O_CREAT|O_TRUNC, 0600) = 3<${a}>`,
    `7 openat(AT_FDCWD<${hex("/")}>, "${b}", O_RDONLY) = -1 ENOENT (No such file or directory)`,
    `7 pwrite64(3<${a}>, "${hex("one) = 2")}", 8, 4096 <unfinished ...>`,
    `8 fdatasync(3<${a}> <unfinished ...>`,
    "7 <... pwrite64 resumed>)           = 8",
    "8 <... fdatasync resumed>) = 0",
    `8 writev(9<TCP:[127.0.0.1:1->127.0.0.1:2]>, [{iov_base="${hex("HTTP")}", iov_len=4}, {iov_base="${hex("/1.1")}", iov_len=4}], 2) = 8`,
    `8 rename("${a}", "${b}") = 0`,
    "7 +++ killed by SIGKILL +++",
  ];
  await writeFile(join(folder, "trace"), lines.join("\n"));
  expect(await readRecordedCalls(join(folder, "trace"))).toEqual([
    { kind: "create", path: "/d/a", truncates: true },
    { kind: "write", path: "/d/a", bytes: Buffer.from("one) = 2"), offset: 4096 },
    { kind: "sync", path: "/d/a", begun: 1 },
    { kind: "send", bytes: Buffer.from("HTTP/1.1") },
    { kind: "rename", from: "/d/a", to: "/d/b" },
  ]);
  await rm(folder, { recursive: true });
});
