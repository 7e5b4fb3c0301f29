// Imported when an assistant comes, and only then: the SDK and its schema library take longer than a deck.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type Tool as ListedTool,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { ProblemError } from "../problems.ts";
import { type Decks, RefusedError } from "./decks.ts";
import { createResources } from "./resources.ts";
import { createTools, type Tool, type ToolPicture } from "./tools.ts";

/** What an assistant is served with. */
export interface McpServerOptions {
  readonly decks: Decks;
  /** True where decks are files. */
  readonly hasFiles: boolean;
  /** Told about faults of ours. */
  readonly onError: (error: unknown) => void;
}

const serverInfo = { name: "lectern", title: "Lectern", version: "0.1.0" };

const instructions =
  "Lectern lays out presentations that you write: call create_presentation with an outline, mend what it names, and give the user the file or the link. Examples of every kind of slide are resources.";

/**
 * Returns a server of the Model Context Protocol that is not connected to anything yet. The low-level one of the SDK: its
 * other one takes schemas of a library, and ours are plain JSON.
 */
export function createMcpServer(options: McpServerOptions): Server {
  const server = new Server(serverInfo, { capabilities: { tools: {}, resources: {} }, instructions });
  const tools = createTools(options);
  const resources = createResources();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toListed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${JSON.stringify(params.name)}.`);
    return callTool(tool, params.arguments ?? {}, options);
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map(({ read: _, ...resource }) => resource),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const found = resources.find((resource) => resource.uri === uri);
    if (found === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return { contents: [{ uri, mimeType: found.mimeType, text: found.read() }] };
  });
  return server;
}

function toListed({ call: _, inputSchema, annotations, ...tool }: Tool): ListedTool {
  const { properties, required } = inputSchema;
  return {
    ...tool,
    annotations: { ...annotations },
    inputSchema: { ...inputSchema, properties: { ...properties }, required: [...required] },
  };
}

/** What can be mended is answered as a result, which assistants read, and not as an error of the protocol. */
async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  { decks, onError }: McpServerOptions,
): Promise<CallToolResult> {
  try {
    const { isFault, said, picture } = await tool.call(given, decks);
    const result = toResult(JSON.stringify(said), isFault);
    return picture === undefined ? result : withPicture(result, picture);
  } catch (error) {
    if (error instanceof RefusedError || error instanceof ProblemError) return toResult(error.message, true);
    onError(error);
    return toResult("Lectern failed: this is a fault of its own, which its log tells of.", true);
  }
}

/** SVG is a resource inside of the answer: it is markup, which assistants read. */
function withPicture(result: CallToolResult, { mediaType, bytes }: ToolPicture): CallToolResult {
  const content = Buffer.from(bytes);
  const picture =
    mediaType === "image/png"
      ? ({ type: "image", mimeType: mediaType, data: content.toString("base64") } as const)
      : ({
          type: "resource",
          resource: { uri: "lectern://picture", mimeType: mediaType, text: content.toString() },
        } as const);
  return { ...result, content: [...result.content, picture] };
}

function toResult(text: string, isError: boolean): CallToolResult {
  return { content: [{ type: "text", text }], ...(isError && { isError }) };
}
