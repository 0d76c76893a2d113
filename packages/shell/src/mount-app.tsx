import {
  changeLanguage,
  createI18n,
  defaultLanguage,
  loadAreas,
  type Area,
  type Language,
  type MessageKey,
  type I18n,
} from '@saola/i18n'
import { calls, type BrandConfig } from '@saola/protocol'
import { systemState } from '@saola/rules'
import { watchPresses } from '@saola/ui'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { AppContext, Navigation, Site } from './context/app-context.tsx'
import { AppProviders } from './app-providers.tsx'
import { createApp } from './create-app.ts'
import type { AppDialogs } from './dialogs/dialog-host.tsx'
import { dropLeftDrafts } from './forms/drafts.ts'
import { closeParts, findClosed, isOffered } from './capabilities/capabilities.ts'
import { hearFilledFields } from './forms/filled-fields.ts'
import { followPreferences, languageInUse } from './preferences/follow-preferences.ts'
import { callKey } from './calls/call-query.ts'
import { keepReads } from './calls/keep-reads.ts'
import { importAgain } from './parts/import-again.ts'
import { whenAskedAgain } from './parts/lost-parts.ts'
import { takeAnswersAhead } from './start/answers-ahead.ts'
import { loadBrandTexts } from './load-brand-texts.ts'
import { loadBrand } from './load-brand.ts'
import { loadTypefaces } from './load-typefaces.ts'
import { createPreferences } from './preferences/preferences.ts'
import { dropLeftReads, hideFromOthers } from './session/hide-from-others.ts'
import { restoreSession, takeTicketFromAddress } from './session/restore-session.ts'
import { isSignedIn, keepMember } from './session/session.ts'
import { resumeSession } from './session/staying.ts'
import { watchClock } from './context/watch-clock.ts'
import { createStorage, type AppStorage } from './context/storage.ts'
import { statusQuery } from './gate/system-status.ts'
import { healTranslation } from './translator/heal-translation.ts'
import { UnreachablePage } from './gate/unreachable-page.tsx'
import { probeEveryMs } from './connection/connection.ts'
import { watchConnection } from './connection/watch-connection.ts'

/** What the shell uses of the app's router. */
export type AppRouter = {
  history: { push(path: string): void }
  load(): Promise<void>
  invalidate(): Promise<void>
}

/** What the router keeps in each entry of the tab's history, a key among it. */
type HistoryState = Readonly<Record<string, string | undefined>> | null

/** What an app tells the shell about itself. */
export type MountOptions<Router extends AppRouter> = {
  root: Element
  site: Site
  /** Why an account of this type may not use this site; undefined when it may. */
  mayEnter(type: number): MessageKey | undefined
  /** Builds the router with this context. */
  createRouter(context: AppContext): Router
  /** The router's own provider component. */
  RouterProvider: ComponentType<{ router: Router }>
  /** The app's dialogs by name; `register` and `forgot` are linked from the sign-in dialog. */
  dialogs?: AppDialogs
  /** Tells the route in sight now and whenever it is another one, and returns how to stop; without it no visit is measured. */
  watchRoute?: (router: Router, tell: (route: string) => void) => () => void
  /** Origin of the gateway, instead of the one that `/config.json` names. */
  baseUrl?: string | undefined
  /** A page that stands in the root already and serves its visitor: resolves once it may be replaced. */
  released?: (() => Promise<void>) | undefined
}

/**
 * Starts an app in the browser: brand, texts, status, router, then the first render. What the root element holds
 * before (a prerendered page, a mark) stays in sight until then. Where the app cannot start, the root element gets the
 * attribute `data-failed`, and the promise rejects.
 *
 * @example
 * await mountApp({ root, site: 'member', mayEnter, createRouter: createAppRouter, RouterProvider })
 */
export async function mountApp<Router extends AppRouter>(options: MountOptions<Router>): Promise<AppContext> {
  try {
    return await start(options)
  } catch (error) {
    // What the page says after a while of waiting, its styles say at once.
    options.root.setAttribute('data-failed', '')
    throw error
  }
}

async function start<Router extends AppRouter>(options: MountOptions<Router>): Promise<AppContext> {
  const { site, mayEnter, createRouter, RouterProvider, dialogs, released, watchRoute, baseUrl } = options
  const root = createRootOnce(options.root)
  // Dialogs and messages stand beside the root.
  healTranslation(document.body)
  watchPresses(document)
  loadTypefaces(document)
  const storage = createStorage()
  const arrival = takeTicketFromAddress()
  const preferences = createPreferences(storage.device)
  const fetch = takeAnswersAhead({
    page: document,
    address: location.href,
    send: (input, init) => globalThis.fetch(input, init),
  })
  const [brand, i18n] = await Promise.all([
    untilBrand({ root, storage, language: preferences.language, fetch }),
    createTexts(preferences.language, fetch),
  ])
  await changeLanguage(i18n, languageInUse(preferences, brand))

  // The router is made of the context that navigates with it.
  let router: Router | undefined
  const navigation: Navigation = {
    here: () => `${location.pathname}${location.search}${location.hash}`,
    entry: () => (history.state as HistoryState)?.['__TSR_key'],
    go: (href) => router?.history.push(href),
    refresh: () => void router?.invalidate(),
    restart: () => location.assign('/'),
    watchRoute: (tell) => (router && watchRoute?.(router, tell)) ?? (() => undefined),
  }
  const app = createApp({
    site,
    brand: baseUrl === undefined ? brand : { ...brand, gateway: { ...brand.gateway, origin: baseUrl } },
    i18n,
    preferences,
    storage,
    navigation,
    mayEnter,
    fetch,
  })
  dropLeftReads(app.session, storage)
  for (const keptFor of ['tab', 'device'] as const) keepReads(app.queryClient, storage[keptFor], keptFor)
  await findClosed(app.capabilities, site)
  router = createRouter(app)

  followPreferences(app, document.documentElement)
  hearFilledFields(document)
  const probe = (): Promise<unknown> => app.api.send(calls.system.status)
  // The browser is often wrong about being online, so it only says when to ask; a page may have no call of its own. It can
  // say so while the line is still going down, so it is asked a second time.
  const ask = (): void => void probe().catch(() => undefined)
  for (const hint of ['online', 'offline']) {
    addEventListener(hint, () => {
      ask()
      setTimeout(ask, probeEveryMs)
    })
  }
  watchConnection(app.connection, {
    probe,
    onBack: () => void comeBack(app),
  })
  const restored = restoreSession(app, arrival).then(() => refreshMember(app))
  hideFromOthers(app, options.root)
  watchClock(app, ask)
  // A step back may bring a page that the browser had put aside, which starts nothing anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dropLeftDrafts(app)
  })
  // A page that cannot be prepared says so itself.
  const prepared = prepareFirstPage(app, router, restored).catch((error: unknown) => console.error(error))
  await Promise.race([prepared, patience(released ? standingMs : patienceMs)])
  await released?.()

  // In steps, between which a finger is heard.
  startTransition(() =>
    root.get().render(
      <StrictMode>
        <AppProviders app={app} dialogs={dialogs}>
          <RouterProvider router={router} />
        </AppProviders>
      </StrictMode>,
    ),
  )
  return app
}

/** A gateway that neither answers nor fails must not keep the page empty for longer than this, in milliseconds. */
const patienceMs = 3_000

/** A page that serves its visitor is better than a loading mark for this long. */
const standingMs = 20_000

function patience(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Asks for the status and lets the router load, so that the first thing drawn is the page itself. Who is signed in was let
 * in by the status that an earlier page kept, so the page and all that it reads come beside the new one (session 35).
 */
async function prepareFirstPage(app: AppContext, router: AppRouter, restored: Promise<void>): Promise<void> {
  const { queryKey } = statusQuery(app.api)
  const isOpen = (): boolean => {
    const status = app.queryClient.getQueryData(queryKey)
    return status !== undefined && systemState(status) === 'normal'
  }
  const wasOpen = isOpen()
  // For anybody else what was kept of it serves only if nobody answers now.
  const asked = app.queryClient.prefetchQuery({ ...statusQuery(app.api), staleTime: 0 })
  await restored
  if (!wasOpen || !isSignedIn(app.session)) await asked
  await followParts(app)
  // A page that was closed may be open again since; whoever asked for it would be led away from it.
  if (!isOffered(app.capabilities, location.pathname)) {
    await asked
    await followParts(app)
  }
  // What an earlier page kept may have been switched since.
  void asked.then(() => followParts(app)).then((isOther) => isOther && app.navigation.refresh())
  if (isOpen()) await router.load()
}

/** Takes away and brings back parts as the status has them that is known; answers whether anything changed. */
async function followParts(app: AppContext): Promise<boolean> {
  const status = app.queryClient.getQueryData(statusQuery(app.api).queryKey)
  return status !== undefined && closeParts(app, status.info.whitelabel)
}

/** The line is there again: what was read is read anew, and a stay that nobody could ask about is asked about. */
async function comeBack(app: AppContext): Promise<void> {
  if (!isSignedIn(app.session)) await resumeSession(app)
  await app.queryClient.invalidateQueries()
  if (await followParts(app)) app.navigation.refresh()
}

/** React empties an element when its root is made, so it is made at the first render. */
function createRootOnce(element: Element): { get(): Root } {
  let root: Root | undefined
  return { get: () => (root ??= createRoot(element)) }
}

/** The texts in the words of the brand, whose slips are for the person who runs the site. */
async function createTexts(language: Language | undefined, fetch: typeof globalThis.fetch): Promise<I18n> {
  const i18n = await createI18n({
    language: language ?? defaultLanguage,
    areas: ['shell', 'system', 'session'],
    overrides: (each) => loadBrandTexts(each, { fetch }),
    onOverrideProblem: (problem) => console.error(problem),
    // Its area was not asked for before it was drawn, or it was never written.
    onMissing: (key) => console.error(`No text for ${key}`),
    importAgain,
  })
  i18n.on('failedLoading', (_, area) =>
    whenAskedAgain(() => void loadAreas(i18n, area as Area).catch(() => undefined)),
  )
  const isThere = ['shell', 'system'].every((area) => i18n.hasResourceBundle(i18n.language, area))
  if (!isThere) throw new Error('The texts did not load')
  return i18n
}

/** What loads the brand, and shows why it could not. */
type BrandParts = {
  root: { get(): Root }
  storage: AppStorage
  language: Language | undefined
  fetch: typeof globalThis.fetch
}

/** Loads the brand; while that fails, shows why and tries again when asked. */
async function untilBrand(parts: BrandParts): Promise<BrandConfig> {
  const { root, storage, language, fetch } = parts
  const loaded = await loadBrand({ storage: storage.device, random: Math.random, fetch })
  if (loaded.kind === 'loaded') return loaded.brand
  const i18n = await createTexts(language, fetch)
  const show = (checking: boolean, onRetry: () => void): void =>
    root.get().render(
      <I18nextProvider i18n={i18n}>
        <UnreachablePage
          text={{ key: 'system:config.body' }}
          problem={loaded.problem}
          checking={checking}
          onRetry={onRetry}
        />
      </I18nextProvider>,
    )
  await new Promise<void>((resolve) => {
    show(false, () => {
      show(true, () => undefined)
      resolve()
    })
  })
  return untilBrand(parts)
}

/** A restored session shows what it remembers; what changed since arrives behind it. One that was signed in anew knows. */
function refreshMember(app: AppContext): void {
  const isNew = app.queryClient.getQueryData(callKey(calls.member.info)) !== undefined
  if (app.session.token === undefined || isNew) return
  app.api.send(calls.member.info).then(
    (member) => {
      if (app.session.token !== undefined) keepMember(app.session, member)
    },
    // A lost session shows itself at the next call of a page; there it has its dialog.
    () => undefined,
  )
}
