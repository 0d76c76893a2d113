import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ProviderSettings } from '@saola/gateway'
import { localPageHeaders, readLanguage, styleHeaders } from '../local-page.ts'
import type { LocalProvider } from './create-provider.ts'
import { renderIdentityPage, type IdentityPage, type Pretended } from './identity-page.ts'
import { identityStyle } from './identity-style.ts'

/** The providers that are played, by their word on the wire, with what people call them. */
const names = { google: 'Google', facebook: 'Facebook' } as const
type Name = keyof typeof names

/** The largest form that anybody sends here, in bytes. */
const largestForm = 16_384

/**
 * Plays the identity providers of a local installation, each under `/<provider>`: a certified OpenID server with one page
 * of its own that asks whom the visitor wants to be. The server is loaded with the first request, not with the gateway.
 */
export function localIdentity(options: {
  memberOrigin: string
  /** What the gateway knows of the providers; their issuers are this server's `/<provider>`. */
  providers: Partial<Record<Name, ProviderSettings>>
}): RequestListener {
  const opened = new Map<Name, Promise<LocalProvider>>()
  const open = (name: Name, settings: ProviderSettings): Promise<LocalProvider> => {
    const known = opened.get(name)
    if (known) return known
    const here = new URL(settings.issuer)
    const coming = import('./create-provider.ts').then(({ createProvider }) =>
      createProvider(settings, {
        redirectUri: `${options.memberOrigin}/social/${name}`,
        showEnded: () =>
          String(renderIdentityPage({ ...frame(options.memberOrigin, name, here), state: 'ended' })),
      }),
    )
    opened.set(name, coming)
    return coming
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isSmall(request)) return void response.writeHead(413).end()
    const here = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`)
    const name = nameOf(here.pathname)
    const settings = name && options.providers[name]
    if (here.pathname === '/style.css') return void response.writeHead(200, styleHeaders).end(identityStyle)
    if (!name || !settings) return void response.writeHead(404).end()
    const local = await open(name, settings)
    if (here.pathname.startsWith(`/${name}/interaction/`)) {
      return interact({ request, response, here, name, local, memberOrigin: options.memberOrigin })
    }
    // The server finds out by the two addresses under which path it is mounted.
    const mounted: IncomingMessage & { originalUrl?: string | undefined } = request
    mounted.originalUrl = request.url
    request.url = (request.url ?? '').slice(name.length + 1) || '/'
    return local.provider.callback()(request, response)
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('[identity]', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

type Visit = {
  request: IncomingMessage
  response: ServerResponse
  here: URL
  name: Name
  local: LocalProvider
  memberOrigin: string
}

async function interact(visit: Visit): Promise<void> {
  const { request, response, here, name, local, memberOrigin } = visit
  const details = await local.provider.interactionDetails(request, response).catch(() => undefined)
  if (!details) return show(response, 400, { ...frame(memberOrigin, name, here), state: 'ended' })
  if (!here.searchParams.has('language')) {
    here.searchParams.set('language', String(details.params['ui_locales'] ?? 'vi'))
  }
  const page = frame(memberOrigin, name, here)
  if (request.method !== 'POST') {
    return show(response, 200, { ...page, state: 'ask', typed: suggested(name), isRefused: false })
  }
  const form = new URLSearchParams(await readBody(request))
  if (form.get('do') === 'cancel') {
    return local.provider.interactionFinished(request, response, { error: 'access_denied' })
  }
  const typed = readPerson(form)
  if (typed.name === '' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.email)) {
    return show(response, 400, { ...page, state: 'ask', typed, isRefused: true })
  }
  const login = { accountId: local.pretend(typed), remember: false }
  return local.provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
}

function frame(memberOrigin: string, name: Name, here: URL) {
  const language = readLanguage(here.searchParams.get('language'))
  return { language, here, memberOrigin, provider: names[name] }
}

function suggested(name: Name): Pretended {
  return { name: 'Nguyễn Hoa Sen', email: `hoasen@${name}.test`, isVerified: true }
}

function readPerson(form: URLSearchParams): Pretended {
  return {
    name: (form.get('name') ?? '').trim().slice(0, 60),
    email: (form.get('email') ?? '').trim().slice(0, 100),
    isVerified: form.get('verified') === 'yes',
  }
}

function show(response: ServerResponse, status: number, page: IdentityPage): void {
  const headers = { ...localPageHeaders([page.memberOrigin]), 'Content-Type': 'text/html; charset=utf-8' }
  response.writeHead(status, headers).end(String(renderIdentityPage(page)))
}

/** Whether the body says that it is small; a form that does not know its own length is nobody's here. */
function isSmall({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= largestForm
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function nameOf(path: string): Name | undefined {
  return (Object.keys(names) as Name[]).find((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}
