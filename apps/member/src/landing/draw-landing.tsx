/**
 * The landing page as HTML, drawn without a browser by whoever serves the site.
 *
 * @module
 */
import { createI18n, languageOf, type Language, type TextOverrides } from '@saola/i18n'
import { brandConfig, type BrandConfig } from '@saola/protocol'
import { systemState } from '@saola/rules'
import {
  AppProvider,
  createApp,
  createMemoryStorage,
  createPreferences,
  statusQuery,
  type AppContext,
  type Theme,
} from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { hotGamesQuery } from '#features/landing/hot-games-query.ts'
import { jackpotsQuery } from '#features/jackpot/jackpots-query.ts'
import { LandingParts, loadLanding } from '../routes/-landing.tsx'
import { factsId, islandWords, type LandingFacts } from './landing-facts.ts'

/** What a page is drawn from. */
export type LandingSource = {
  /** The brand's configuration as it is served. */
  config: unknown
  /** What the brand words differently in this language. */
  texts: TextOverrides
  language: Language
  theme: Theme
  /** The gateway's origin. */
  gateway: string
}

/** A drawn page: what stands in its root, and what is said about it. */
export type DrawnLanding = {
  root: string
  title: string
  description: string
  lang: Language
  theme: Theme
  /** The colour of what the browser has around the page. */
  bars: string
  /** An element with what its script has to know. */
  facts: string
}

/** Draws the landing page with what the gateway says now; undefined where it does not serve the site now. */
export async function drawLanding(source: LandingSource): Promise<DrawnLanding | undefined> {
  const brand = brandConfig.parse(source.config)
  const app = await createDrawnApp(brand, source)
  await Promise.all([
    loadLanding(app, undefined),
    app.queryClient.prefetchQuery(statusQuery(app.api)),
    app.queryClient.prefetchQuery(hotGamesQuery(app)),
    app.queryClient.prefetchQuery(jackpotsQuery(app, true)),
  ])
  const status = app.queryClient.getQueryData(statusQuery(app.api).queryKey)
  if (status === undefined || systemState(status) !== 'normal') return undefined
  // Which picture host is there shows in a browser alone; the gateway has them all.
  const info = { ...status.info, imageCDNs: [] }
  app.queryClient.setQueryData(statusQuery(app.api).queryKey, { ...status, info })
  const root = renderToString(
    <AppProvider value={app}>
      <QueryClientProvider client={app.queryClient}>
        <I18nextProvider i18n={app.i18n}>
          <LandingParts />
        </I18nextProvider>
      </QueryClientProvider>
    </AppProvider>,
  )
  app.queryClient.clear()
  return {
    root,
    title: app.i18n.t('landing:meta.title', { brand: brand.name }),
    description: app.i18n.t('landing:meta.description'),
    lang: source.language,
    theme: source.theme,
    bars: brand.bars[source.theme],
    facts: factsElement(app, source.language),
  }
}

function factsElement({ brand, i18n }: AppContext, language: Language): string {
  const words = Object.fromEntries(
    // As they are written, for the script puts the figures in.
    islandWords.map((key) => [
      key,
      String(
        i18n.getResource(language, 'lines', key) ?? i18n.getResource(languageOf(language), 'lines', key),
      ),
    ]),
  ) as LandingFacts['words']
  const { domains, merchant, options, languages, defaultLanguage, theme, gateway } = brand
  const facts: LandingFacts = {
    domains,
    display: options.lineDisplay,
    merchant,
    gateway: { origin: gateway.origin, credentials: gateway.credentials },
    language,
    brand: { languages, defaultLanguage, theme },
    words,
  }
  // No text of a brand ends the element.
  const json = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${factsId}">${json}</script>`
}

async function createDrawnApp(brand: BrandConfig, source: LandingSource): Promise<AppContext> {
  const { language, theme, texts, gateway } = source
  const i18n = await createI18n({
    language,
    overrides: async () => texts,
  })
  const storage = createMemoryStorage()
  const preferences = createPreferences(storage.device)
  Object.assign(preferences, { language, theme })
  return createApp({
    site: 'member',
    brand,
    i18n,
    preferences,
    storage,
    navigation: { here: () => '/', entry: () => undefined, go: nowhere, refresh: nowhere, restart: nowhere },
    mayEnter: () => undefined,
    baseUrl: gateway,
  })
}

function nowhere(): void {
  // Nobody presses anything where a page is drawn.
}
