import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** What a text may be made of; anything else is its words alone. */
const shown: ReadonlySet<string> = new Set([
  'b',
  'br',
  'em',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  's',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
])
/** Higher headings would stand above those of the page. */
const headings: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }
/** Of these not even the words are shown. */
const unsaid: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript'])

const looksMarkedUp = /<\/?[a-z][^>]*>|&(?:\w+|#\d+);/i

export type RichTextProps = { text: string; /** Of each paragraph. */ className?: string | undefined }

/**
 * A text of the gateway in paragraphs. Other gateways of the family write HTML (system 45): its headings, lists, tables, emphasis
 * and links are shown, and nothing that runs, loads or has a look of its own.
 */
export function RichText({ text, className }: RichTextProps): ReactElement {
  if (!looksMarkedUp.test(text)) {
    return (
      <>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph} className={className}>
            {paragraph}
          </p>
        ))}
      </>
    )
  }
  // A document of its own, which runs no script and loads nothing.
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  return <div className={className}>{partsOf(body)}</div>
}

function partsOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => <Fragment key={index}>{partOf(node)}</Fragment>)
}

function partOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || unsaid.has(node.localName)) return null
  const name = headings[node.localName] ?? node.localName
  if (name === 'br') return <br />
  if (name === 'a') return <Anchor element={node} />
  return shown.has(name) ? createElement(name, {}, partsOf(node)) : partsOf(node)
}

function Anchor({ element }: { element: Element }): ReactNode {
  const href = element.getAttribute('href') ?? ''
  const parts = partsOf(element)
  // What leads anywhere else than to a page is words alone.
  if (!/^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)/i.test(href)) return parts
  const isOwn = href.startsWith('/')
  return (
    <a href={href} {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}>
      {parts}
    </a>
  )
}
