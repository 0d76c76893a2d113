import {
  BottomBar,
  Button,
  Countdown,
  DataTable,
  EmptyState,
  Field,
  IconButton,
  Pagination,
  QrCode,
  TextInput,
  type Column,
} from '@saola/ui'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const html = (element: ReactElement) => renderToStaticMarkup(element)
const attribute = (markup: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(markup)?.[1]

describe('a field', () => {
  const markup = html(
    <Field label="Name" hint="As on your card" error="Too short" required>
      <TextInput name="name" />
    </Field>,
  )
  const input = /<input[^>]*>/.exec(markup)?.[0] ?? ''

  it('labels its control', () => {
    expect(attribute(markup, 'for')).toBe(attribute(input, 'id'))
  })

  it('describes its control by hint and error, both present', () => {
    const ids = attribute(input, 'aria-describedby')?.split(' ') ?? []
    expect(ids).toHaveLength(2)
    for (const id of ids) expect(markup).toContain(`id="${id}"`)
  })

  it('says that the value is wrong and needed', () => {
    expect(attribute(input, 'aria-invalid')).toBe('true')
    expect(attribute(input, 'aria-required')).toBe('true')
    expect(markup).toMatch(/role="alert"[^]*Too short/)
  })

  it('claims nothing without hint and error', () => {
    const plain = html(
      <Field label="Name">
        <TextInput />
      </Field>,
    )
    expect(plain).not.toContain('aria-describedby')
    expect(plain).not.toContain('aria-invalid')
  })
})

describe('a button', () => {
  it('does not submit unless told', () => expect(html(<Button>Go</Button>)).toContain('type="button"'))

  it('is a link with an address', () => {
    expect(html(<Button href="/x">Go</Button>)).toMatch(/^<a [^>]*href="\/x"/)
  })

  it('lends its looks to its child', () => {
    const markup = html(
      <Button asChild variant="primary">
        <a href="/y">Go</a>
      </Button>,
    )
    expect(markup).toMatch(/^<a [^>]*class="[^"]*button/)
    expect(markup).toContain('href="/y"')
  })

  it('lends what its child lacks, and keeps what it has', () => {
    const pressed: string[] = []
    const press = (name: string) => () => void pressed.push(name)
    // What takes a ref is no plain function in React 18; its drawing is.
    const { render } = Button as unknown as {
      render: (props: ComponentProps<typeof Button>, ref: null) => ReactElement
    }
    const drawn = {
      asChild: true,
      title: 'lent',
      id: 'lent',
      className: 'wide',
      onClick: press('lent'),
      children: (
        <button type="button" id="own" className="plain" onClick={press('own')}>
          Go
        </button>
      ),
    }
    const element = render(drawn, null) as ReactElement<ComponentProps<'button'>>
    const { className, onClick, ...others } = element.props
    expect(others).toMatchObject({ id: 'own', title: 'lent' })
    expect(className?.split(' ')).toEqual(expect.arrayContaining(['wide', 'plain']))
    onClick?.({} as MouseEvent<HTMLButtonElement>)
    expect(pressed).toEqual(['own', 'lent'])
  })

  it('keeps its words and stays focusable while busy', () => {
    const markup = html(<Button busy>Send</Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('Send')
    expect(markup).not.toContain(' disabled')
  })

  it('has a name when it is only an icon', () => {
    expect(attribute(html(<IconButton icon="close" label="Close" />), 'aria-label')).toBe('Close')
  })
})

describe('a data table', () => {
  type Row = { id: number; name: string; won: number }
  const columns: Column<Row>[] = [
    { id: 'name', header: 'Name', cell: (row) => row.name, heading: true },
    { id: 'won', header: 'Won', cell: (row) => row.won, align: 'end', sum: 30 },
  ]
  const rows = [
    { id: 1, name: 'An', won: 10 },
    { id: 2, name: 'Binh', won: 20 },
  ]
  const table = (own: Row[], loading = false) =>
    html(
      <DataTable
        caption="Wins"
        columns={columns}
        rows={own}
        rowKey={(row) => row.id}
        loading={loading}
        sumLabel="Sum"
        empty={<EmptyState title="No wins yet" />}
      />,
    )

  it('has a caption, column headers and row headers', () => {
    const markup = table(rows)
    expect(markup).toMatch(/<caption[^>]*>Wins/)
    expect(markup.match(/scope="col"/g)).toHaveLength(2)
    expect(markup).toMatch(/<th scope="row"[^>]*>An</)
  })

  it('ends with the sums', () => expect(table(rows)).toMatch(/<tfoot[^]*Sum[^]*30/))

  it('puts the rows of a group under its caption, groups in the order of their first rows', () => {
    const markup = html(
      <DataTable
        caption="Wins"
        columns={columns}
        rows={[...rows, { id: 3, name: 'Chi', won: 5 }]}
        rowKey={(row) => row.id}
        groupOf={({ id }) =>
          id === 2
            ? { key: 'few', caption: 'Yesterday', aside: 'one win' }
            : { key: 'many', caption: 'Today' }
        }
      />,
    )
    const texts = [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text)
    const kept = texts.filter((text) => text !== 'Won')
    expect(kept).toEqual([
      'Wins',
      'Name',
      'Today',
      'An',
      '10',
      'Chi',
      '5',
      'Yesterday',
      'one win',
      'Binh',
      '20',
    ])
    expect(markup).toMatch(/<th[^>]*scope="rowgroup"[^>]*colSpan="2"[^>]*>Today/)
    expect(markup.match(/<tbody/g)).toHaveLength(2)
  })

  it('shows the empty state instead of an empty table', () => {
    expect(table([])).toContain('No wins yet')
    expect(table([])).not.toContain('<table')
  })

  it('keeps places and says busy while loading', () => {
    expect(table([], true)).toContain('aria-busy="true"')
    expect(table([], true)).toContain('data-skeleton')
  })
})

it('marks the current place of a bar', () => {
  const markup = html(
    <BottomBar
      label="Main"
      items={[
        { id: 'a', label: 'Home', icon: 'home', href: '/', current: true },
        { id: 'b', label: 'Me', icon: 'user', href: '/me' },
      ]}
    />,
  )
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
})

it('shows no pagination for one page', () => {
  const props = {
    label: 'Pages',
    page: 1,
    onPageChange: () => undefined,
    previousLabel: 'Back',
    nextLabel: 'On',
  }
  expect(html(<Pagination {...props} pageCount={1} pageLabel={String} />)).toBe('')
  expect(html(<Pagination {...props} pageCount={2} pageLabel={String} />)).toContain('aria-current="page"')
})

it('draws a QR code with a name and a finder pattern in its corner', () => {
  const markup = html(<QrCode text="https://example.com" label="Scan me" />)
  expect(attribute(markup, 'alt')).toBe('Scan me')
  expect(decodeURIComponent(attribute(markup, 'src') ?? '')).toContain('M4 4h1v1h-1z')
})

it('counts down as a clock', () => {
  expect(html(<Countdown now={0} target={3_723_000} label="Draw" />)).toContain('>1:02:03<')
})
