/**
 * What no import tells, and imports that tell too much. Both lists are short on purpose: all else follows from imports,
 * calls, routes and texts.
 *
 * @module
 */

/** Imports through which everything meets everything: what lies behind them is met by its call, route or text instead. */
export const crossroads: readonly { from: RegExp; keeps: RegExp; why: string }[] = [
  {
    from: /^tooling\/gateway\/src\/mounted-calls\.ts$/,
    keeps: /^$/,
    why: 'a test meets the handlers of the calls that it sends',
  },
  {
    from: /^tooling\/gateway\/src\/[^/]+\/calls\.ts$/,
    keeps: /\/http\//,
    why: 'a test meets the handlers of the calls that it sends',
  },
  {
    from: /^apps\/[^/]+\/src\/route-tree\.gen\.ts$/,
    keeps: /__root/,
    why: 'a journey meets the screens that it visits',
  },
  {
    from: /^tooling\/e2e\/src\/(?:platform\/own-platform|open-shared-platform)\.ts$/,
    keeps: /^tooling\/e2e\//,
    why: 'every journey opens the whole platform',
  },
  {
    from: /^packages\/protocol\/src\/all-calls\.ts$/,
    keeps: /\/call\.ts$/,
    why: 'who asks for all calls asks for no one of them',
  },
]

/** The one crossroads that tests of its own workspace look across: they read every catalogue there is. */
export const ownCrossroads = /^packages\/i18n\/src\/load-catalogue\.ts$/

/** What a browser or a process meets by its address. */
export const metByAddress: readonly { from: RegExp; to: RegExp; why: string }[] = [
  {
    from: /^apps\/member\/src\/routes\/(?:play\.\$nodeId|_site\/matches)\.tsx$/,
    to: /^tooling\/game-vendor\/src\/vendor\.ts$/,
    why: 'a game stands in a frame, served by its vendor',
  },
  {
    from: /^tooling\/game-vendor\/src\/pages\/page-assets\.ts$/,
    to: /^tooling\/game-engines\/src\/[^/]+\/(?:page\.ts|style\.css)$/,
    why: 'pages of engines are found by the name of their folder',
  },
  {
    from: /^apps\/[^/]+\/src\/main\.tsx$|^tooling\/brands\/test\//,
    to: /^tooling\/brands\/saola\//,
    why: 'the data of a brand is served beside the site',
  },
  {
    from: /^tooling\/e2e\/src\/open-workshop\.ts$/,
    to: /^packages\/ui\/workshop\/registry\.ts$/,
    why: 'the workshop is built by its folder',
  },
  {
    from: /^tooling\/(?:scripts\/test|e2e\/journeys)\/examples\//,
    to: /^examples\/[^/]+\/src\//,
    why: 'an example is run as its reader runs it',
  },
]

/**
 * The journeys for what every page loads: the landing without a router, the ways in, and a story through both sites. The
 * others would meet the change too, and the round walks them.
 */
export const sharedJourneys: readonly string[] = [
  'tooling/e2e/journeys/landing.test.ts',
  'tooling/e2e/journeys/sign-in.test.ts',
  'tooling/e2e/journeys/story.test.ts',
]

/** What all journeys stand on and nothing imports: versions and how the apps are built. */
export const underEverything =
  /^pnpm-lock\.yaml$|^pnpm-workspace\.yaml$|^tooling\/config\/src\/|^apps\/[^/]+\/(?:index\.html|vite\.config\.ts)$/
