import type { CallDocument, Operation, Parameter, Schema } from './document.ts'
import { describeType } from './describe-type.ts'
import { fieldRows, type FieldRow } from './field-rows.ts'

export type PlacedOperation = { method: string; path: string; operation: Operation }

/** One call as a section of a page. */
export function writeCall({ method, path, operation }: PlacedOperation, document: CallDocument): string {
  const { operationId, summary, description, requestBody, responses } = operation
  const parameters = operation.parameters.map((each) => resolve(each, document)).filter(isOwn)
  const body = firstSchema(requestBody?.content)
  const reply = valueOf(firstSchema(responses['200']?.content))
  const sent = [...parameters.map(rowOfParameter), ...(body ? fieldRows(body) : []).map(rowOfField)]
  const answered = reply ? fieldRows(reply) : []
  return [
    `## ${operationId}`,
    `<p class="call"><b>${method.toUpperCase()}</b> <code v-pre>${path}</code></p>`,
    `${summary}. ${description}`,
    ...(sent.length > 0
      ? ['**Takes**', table(['name', 'type', 'what'], sent)]
      : ['Takes nothing but [the headers of every call](/calls/index.md#headers-of-every-call).']),
    ...answerOf(answered),
    `[Refused](/calls/index.md#refusals) with ${refusalsOf(operation).join(', ')}.`,
  ].join('\n\n')
}

function answerOf(fields: FieldRow[]): string[] {
  const [first] = fields
  if (!first) return ['Answers that it is done, and no more.']
  if (first.name === '') return [`**Answers** ${first.type}.`]
  return ['**Answers**', table(['field', 'type', 'what'], fields.map(rowOfReply))]
}

/** A Markdown table; a column that says nothing in any row is left out. */
export function table(heads: readonly string[], rows: readonly string[][]): string {
  const kept = heads.map((_, at) => rows.some((row) => row[at] !== ''))
  const line = (cells: readonly string[]): string => `| ${cells.filter((_, at) => kept[at]).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The row of a table for a field of a schema. */
export function rowOfReply({ name, type, isRequired, about }: FieldRow): string[] {
  return [noted(name, isRequired ? [] : ['may be absent']), type, about]
}

function rowOfField({ name, type, isRequired, about }: FieldRow): string[] {
  return [noted(name, ['body', ...(isRequired ? ['required'] : [])]), type, about]
}

function rowOfParameter({ name, in: where, schema, required, description = '' }: Parameter): string[] {
  const notes = [where, ...(required === true ? ['required'] : [])]
  return [noted(name, notes), describeType(schema), description]
}

function resolve(parameter: Parameter, document: CallDocument): Parameter {
  const name = parameter.$ref?.split('/').at(-1)
  return (name === undefined ? undefined : document.components.parameters[name]) ?? parameter
}

/** What every call takes is told once. */
function isOwn({ name, in: where }: Parameter): boolean {
  return where !== 'header' || name === 'Encryption' || name === 'Idempotency-Key'
}

function firstSchema(content: Record<string, { schema: Schema }> | undefined): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema
}

/** What stands in the envelope. */
function valueOf(reply: Schema | undefined): Schema | undefined {
  return reply?.properties?.['success'] ? reply.properties['value'] : reply
}

function refusalsOf({ responses }: Operation): string[] {
  return Object.keys(responses).filter((status) => status !== '200')
}

/** A name with what is said of it in small letters below, so that a table of three columns is enough on a phone. */
function noted(name: string, notes: readonly string[]): string {
  const small = notes.length > 0 ? ` <small>${notes.join(', ')}</small>` : ''
  return name === '' ? '' : `\`${name}\`${small}`
}
