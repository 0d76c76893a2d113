import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStart, type Pages, type Start } from '@saola/shell'

const said: string[] = []
let isFirst: boolean
let lost: string | undefined

/** What fetches code, and loses it as often as the test says. */
async function fetched<Code>(name: string, code: Code): Promise<Code> {
  said.push(`fetch ${name}`)
  if (lost === name) {
    lost = undefined
    throw new Error(`${name} is lost`)
  }
  return code
}

const pages: Pages = {
  View: () => {
    throw new Error('nothing is drawn here')
  },
  router: {
    history: { push: (path) => said.push(`push ${path}`) },
    load: async () => void said.push('load'),
    invalidate: async () => void said.push('invalidate'),
    state: { matches: [] },
    subscribe: () => () => undefined,
  },
}

function start(): Start<string> {
  return createStart({
    isFirst: () => isFirst,
    fetchFirst: () => fetched('first', 'the first page'),
    readFirst: async () => said.push('read'),
    fetchPages: () => fetched('pages', pages),
  })
}

beforeEach(() => {
  said.length = 0
  lost = undefined
  isFirst = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('window', {
    history: { pushState: (_: unknown, __: unknown, path: string) => said.push(`at ${path}`) },
    location: { assign: (path: string) => said.push(`browser to ${path}`) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an app that starts without its router', () => {
  it('shows its first page, whose code is asked for at once, and leaves the others alone', async () => {
    const app = start()
    expect(said).toEqual(['fetch first'])
    await app.load()
    expect(app.onScreen()).toEqual({ kind: 'first', first: 'the first page' })
    expect(said).not.toContain('fetch pages')
  })

  it('starts with its router at any other address', async () => {
    isFirst = false
    const app = start()
    await app.load()
    expect(app.onScreen()).toEqual({ kind: 'pages', pages })
    expect(said).toEqual(['fetch pages', 'load'])
  })

  it('goes on to another page once, and with the router from then on', async () => {
    const app = start()
    await app.load()
    const heard = vi.fn<() => void>()
    app.subscribe(heard)
    app.history.push('/team')
    await vi.waitFor(() => expect(app.onScreen().kind).toBe('pages'))
    app.history.push('/bills')
    expect(said.slice(-4)).toEqual(['at /team', 'fetch pages', 'load', 'push /bills'])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('leaves a page whose code is lost to the browser', async () => {
    const app = start()
    await app.load()
    lost = 'pages'
    app.history.push('/team')
    await vi.waitFor(() => expect(said).toContain('browser to /team'))
  })

  it('says that its code did not come, and asks for it anew', async () => {
    lost = 'first'
    const app = start()
    lost = 'first'
    await app.load()
    expect(app.onScreen()).toEqual({ kind: 'failed' })
    await app.load()
    expect(app.onScreen().kind).toBe('first')
  })

  it('goes on where somebody has signed in elsewhere, and stays where nobody has', async () => {
    const app = start()
    await app.load()
    await app.invalidate()
    expect(app.onScreen().kind).toBe('first')
    isFirst = false
    await app.invalidate()
    expect(app.onScreen().kind).toBe('pages')
    await app.invalidate()
    expect(said.at(-1)).toBe('invalidate')
  })
})
