import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dialogs, Door } from '../example.tsx'
import readme from '../README.md?raw'

it('draws the door while the code of the form is on its way', () => {
  expect(renderToString(<Door onOpen={() => undefined} />)).toContain('<h1>Saola</h1>')
})

it('gives the shell its dialog by name', () => {
  expect(Object.keys(dialogs)).toEqual(['sign-in'])
})

it('shows the example that is run here', async () => {
  const { default: example } = await import('../example.tsx?raw')
  expect(readme).toContain(example.trim())
})
