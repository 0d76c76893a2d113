import { ChoiceChips } from '@saola/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const choices = [
  { value: 'all', label: 'Tất cả' },
  { value: 'in', label: 'Tiền vào' },
  { value: 'out', label: 'Tiền ra', disabled: true },
]

it.each([
  ['in', ['in']],
  ['out', ['out']],
  [null, []],
])('where %s is chosen, the chips that say so to a sheet without :has are %j', (value, chosen) => {
  const markup = renderToStaticMarkup(
    <ChoiceChips legend="Loại" choices={choices} value={value} onValueChange={() => undefined} />,
  )
  const labels = markup.split('<label').slice(1)
  const marked = labels.filter((label) => label.startsWith(' class') && label.includes('data-on="true"'))
  expect(marked.map((label) => /value="(\w+)"/.exec(label)?.[1])).toEqual(chosen)
})
