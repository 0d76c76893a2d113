/** One prop as its source declares it. */
export type PropNote = { name: string; type: string; optional: boolean; does: string }

/** An exported type of a component's file: its own props and what else it takes. */
export type TypeNote = { name: string; props: readonly PropNote[]; base: string | undefined }

const declaration =
  /^export type (\w+)(?:<[^=]*>)? =([^]*?)(?=^(?:export |function |const |type |\/\*\*|\/\/)|$(?![^]))/gm
const member = /^ {2}(?:\/\*\*\s*([^]*?)\s*\*\/\s*)?('?[\w-]+'?)(\?)?: (.+)$/gm

/** Reads the exported types with props out of a component's source, so that a page never says less than the code. */
export function readProps(source: string): readonly TypeNote[] {
  return [...source.matchAll(declaration)]
    .map(([, name = '', body = '']) => ({ name, props: readMembers(body), base: readBase(body) }))
    .filter(({ props, base }) => props.length > 0 || base !== undefined)
}

function readMembers(body: string): readonly PropNote[] {
  const oneLine = /^ \{ (.+) \}$/m.exec(body.trimEnd())
  const lines = oneLine?.[1] ? oneLine[1].replaceAll(/(?:^|; )(?=['\w-]+\??:)/g, '\n  ') : body
  return [...lines.matchAll(member)].map(([, does = '', name = '', mark, type = '']) => ({
    name,
    type,
    optional: mark === '?',
    does: does.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  }))
}

function readBase(body: string): string | undefined {
  const native = /ComponentPropsWithRef<'(\w+)'>/.exec(body)?.[1]
  if (native) return `<${native}>`
  return /Omit<(\w+)Props/.exec(body)?.[1]
}
