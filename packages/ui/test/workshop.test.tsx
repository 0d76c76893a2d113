import * as ui from '@saola/ui'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readProps } from '../workshop/read-props.ts'
import { pages } from '../workshop/registry.ts'
import { readView, sayIn, writeView } from '../workshop/view.ts'

const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))

describe('the workshop', () => {
  it.each(components)('has a page of %s', (name) => {
    expect(pages.filter((page) => page.component === name)).toHaveLength(1)
  })

  it('has no page of what the package does not export', () => {
    expect(pages.map((page) => page.component).sort()).toEqual([...components].sort())
  })

  it.each(pages.flatMap((page) => page.stories.map((story) => [page.id, story] as const)))(
    'renders a story of %s in both languages',
    (_id, { Show, name }) => {
      expect(renderToString(<Show say={sayIn('vi')} />)).not.toBe('')
      expect(renderToString(<Show say={sayIn('en')} />)).not.toBe('')
      expect(name.vi).not.toBe(name.en)
    },
  )

  it.each(pages)('tells the stories and keys of $component apart', ({ stories, keys }) => {
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length)
    expect(new Set(keys.map((note) => note.keys)).size).toBe(keys.length)
  })
})

describe('the view', () => {
  it('survives the way through an address', () => {
    const view = { theme: 'light', lang: 'en', width: '390', motion: 'reduced' } as const
    expect(readView(writeView(view, 'button'))).toEqual(view)
  })

  it('takes the first choice for what is missing or unknown', () => {
    const plain = { theme: 'dark', lang: 'vi', width: 'fill', motion: 'full' }
    expect(readView('?theme=pink&width=12')).toEqual(plain)
  })
})

describe('the props of a page', () => {
  const files = import.meta.glob<string>('../src/*/*.tsx', { eager: true, query: '?raw', import: 'default' })

  it.each(pages)('are read of $component, all that its file declares', ({ id }) => {
    const [, file = ''] = Object.entries(files).find(([path]) => path.endsWith(`/${id}.tsx`)) ?? []
    expect(file).toContain('ReactElement')
    const declared = [...file.matchAll(/^export type (\w+Props)/gm)].map(([, name]) => name)
    expect(readProps(file).map(({ name }) => name)).toEqual(expect.arrayContaining(declared))
  })

  const source = `
/** One line. */
export type Line = { id: string; label?: ReactNode }

export type BoxProps = Omit<
  ComponentPropsWithRef<'section'>,
  'title'
> & {
  /** What it holds,
   * in two lines. */
  children: ReactNode
  onChange?: (value: number | null) => void
}

export function Box(): ReactElement {}
`

  it('are the declared ones with their notes', () => {
    expect(readProps(source)).toEqual([
      {
        name: 'Line',
        base: undefined,
        props: [
          { name: 'id', type: 'string', optional: false, does: '' },
          { name: 'label', type: 'ReactNode', optional: true, does: '' },
        ],
      },
      {
        name: 'BoxProps',
        base: '<section>',
        props: [
          { name: 'children', type: 'ReactNode', optional: false, does: 'What it holds, in two lines.' },
          { name: 'onChange', type: '(value: number | null) => void', optional: true, does: '' },
        ],
      },
    ])
  })
})
