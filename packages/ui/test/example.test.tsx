import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NameCard } from '../example.tsx'
import readme from '../README.md?raw'

const sources = import.meta.glob<string>('../example.tsx', { eager: true, query: '?raw', import: 'default' })

it('renders as the README promises: label, hint and error belong to the input', () => {
  const markup = renderToStaticMarkup(<NameCard error="Taken" />)
  const input = /<input[^>]*>/.exec(markup)?.[0] ?? ''
  const id = /id="([^"]+)"/.exec(input)?.[1]
  expect(markup).toContain(`<label class="${/<label class="([^"]+)"/.exec(markup)?.[1]}" for="${id}"`)
  expect(input).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(markup).toMatch(/<h2[^>]*>Who are you\?<\/h2>/)
})

it('is the text of the README', () => {
  const [source] = Object.values(sources)
  expect(source).toContain('NameCard')
  expect(readme).toContain(source)
})
