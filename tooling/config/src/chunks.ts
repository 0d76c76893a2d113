import type { Rolldown } from 'vite'

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

const forms = /react-hook-form|shell.src.(forms|passkeys)/
const dialogs = /@radix-ui.react-dialog|ui.src.overlay.dialog/
const tabs = /@radix-ui.react-(collection|presence|roving-focus|tabs)/
const codes = /qr.index|ui.src.data.qr/
/** The steps of a payment, and proving who one is. */
const payment =
  /shell.src.money.(money-(receipt|review|steps|facts)|amount|form-amount|step)|sign-in.src|shared.money.password/
/** What weighs and few pages need, here and above: code that pages share stays clear of it, and of what imports it. */
const others =
  /@radix-ui|react-remove-scroll|@tanstack.(react-virtual|virtual-core)|features.games.(grid|search.game-results)|shell.src.files|ui.src.(overlay|navigation.tabs\.tsx)|shared.picture-field/

/** Areas whose words surround every page of both apps, and say what went wrong. */
const frameTexts = ['session', 'shell', 'system']
/** The area and the language of a catalogue. */
const catalogue = /i18n.src.catalogues.(?<area>\w+).(?<language>\w+)\.ts$/
/** What follows the first page, and is on a screen a moment after it. */
const after =
  /shell.src.late-parts|member.src.(?:features.(?:announcements.(?:notice-bar|popup-notices)|banners.published-banners)|shared.(?:worker|lottery.opened-rail))\.ts/

/**
 * What stands on an app's first page: the areas of its words beside those that surround every page, and paths of small parts
 * that it shares with two or three other pages; alone each would be a file of some hundred bytes. `sheets` names files of code whose
 * sheets travel as one; `later` are paths of what many pages share and the first one does not.
 */
export type FirstPage = {
  readonly texts: readonly string[]
  readonly parts: readonly string[]
  readonly sheets: readonly (readonly string[])[]
  readonly later: readonly string[]
}

/**
 * Which code travels together, the first that fits: on a phone's line thirty small files take longer than one with all of it,
 * and one with everything longer than what a page needs. A group takes along what it imports. `shared` are the paths of what
 * a page that stands before the app shares with those behind it.
 */
export function chunkGroups(shared: readonly string[], firstPage: FirstPage): Group[] {
  const groups: Group[] = [
    { name: 'start', tags: ['$initial'] },
    { name: 'frame', test: isIn(shared), minShareCount: 2 },
    { name: textsOf(frameTexts, 'texts'), debugName: 'texts' },
    { name: textsOf(firstPage.texts, 'first-texts'), debugName: 'first-texts' },
    { name: 'tabs', test: tabs, minShareCount: 2 },
    { name: 'many', test: (id) => isLight(id) && !isIn(firstPage.later)(id), minShareCount: 5 },
    { name: 'later', test: isLight, minShareCount: 5 },
    // Before the site, whose menus stand on the same parts: a dialog of the way in needs no site.
    { name: 'dialogs', test: dialogs },
    { name: 'site', test: /src.(site|portal)\.tsx|routes._(site|agent).route\.tsx/ },
    { name: 'after', test: after },
    { name: 'codes', test: codes, minShareCount: 2 },
    { name: 'forms', test: forms, minShareCount: 5 },
    { name: 'payment', test: payment, minShareCount: 3 },
    { name: 'checks', test: /validation.src.check-(field|confirmation)/, minShareCount: 2 },
    { name: 'first-parts', test: isIn(firstPage.parts), minShareCount: 2 },
    { name: featureOf, debugName: 'feature', minShareCount: 3 },
  ]
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }))
}

/** Texts of these areas travel together, a file for each language. Who lost some still reads the others. */
function textsOf(areas: readonly string[], name: string): (id: string) => string | null {
  return (id) => {
    const { area, language } = catalogue.exec(id)?.groups ?? {}
    return area !== undefined && areas.includes(area) ? `${name}-${language}` : null
  }
}

function isIn(paths: readonly string[]): (id: string) => boolean {
  return (id) => paths.some((path) => id.includes(path))
}

function isLight(id: string): boolean {
  return ![forms, dialogs, tabs, codes, payment, others].some((heavy) => heavy.test(id))
}

function featureOf(id: string): string | null {
  return isLight(id) ? (/\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? null) : null
}
