import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { type ToolCall, ToolError } from './call.ts';
import { inputSchema, outputSchema } from './json-schema.ts';

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  description: string;
  /** Flat; what is left out has a default or is optional. */
  input: Input;
  output: Output;
  /** Changes the account: hidden from read-only tokens. */
  writes?: true;
  /** @returns one or two sentences with the main figures, and all of them */
  run(args: z.output<Input>, call: ToolCall): Promise<{ text: string; data: z.input<Output> }>;
}

export interface Tool {
  name: string;
  writes: boolean;
  /** As `tools/list` has it. */
  listed: ListedTool;
  /** @throws ToolError for invalid arguments, naming the first, and where the account does not allow the call */
  call(args: unknown, call: ToolCall): Promise<CallToolResult>;
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  description,
  input,
  output,
  writes = false,
  run,
}: Definition<Input, Output> | (Omit<Definition<Input, Output>, 'writes'> & { writes?: boolean })): Tool {
  return {
    name,
    writes,
    listed: {
      ...{ name, description },
      inputSchema: inputSchema(input),
      outputSchema: outputSchema(output),
      annotations: writes ? { destructiveHint: false } : { readOnlyHint: true },
    },
    async call(args, call) {
      const { text, data } = await run(parse(input, args ?? {}), call);
      // The JSON again for clients that do not pass structured content on to the model.
      return {
        content: [
          { type: 'text', text },
          { type: 'text', text: JSON.stringify(data) },
        ],
        structuredContent: data as Record<string, unknown>,
      };
    },
  };
}

/** @throws ToolError naming the first argument at fault and what it allows */
function parse<Input extends z.ZodObject>(input: Input, args: unknown): z.output<Input> {
  const parsed = input.safeParse(args);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const names = Object.keys(input.shape);
    const known = names.length > 0 ? `Its arguments are ${names.join(', ')}.` : 'It has none.';
    throw new ToolError(`${shorten(issue.keys.join(', '))} is no argument of this tool. ${known}`);
  }
  throw new ToolError(`${issue?.path.join('.') || 'arguments'}: ${describe(issue)}`);
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value' && issue.values.length > 1)
    return `must be one of ${issue.values.join(', ')}.`;
  if (issue?.code === 'too_big') return `must be at most ${issue.maximum}${unit(issue.origin)}.`;
  if (issue?.code === 'too_small') return `must be at least ${issue.minimum}${unit(issue.origin)}.`;
  if (issue?.code === 'invalid_type')
    return `must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}.`;
  return issue?.message ?? 'is invalid.';
}

const unit = (origin: string) => (origin === 'string' ? ' characters long' : '');

const MAX_QUOTED = 100;
const shorten = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
