import type { Area } from './areas.ts'
import type { OwnLanguage } from './languages.ts'

/** The texts of one area in one language, by flat key. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * Loads the texts of one area. Each catalogue is a chunk of its own, fetched when it is first asked for.
 * @example const wallet = await loadCatalogue('vi', 'wallet')
 */
export function loadCatalogue(language: OwnLanguage, area: Area): Promise<Catalogue> {
  return loaders[language][area]()
}

// Written out because bundlers cut chunks only along literal paths.
const loaders: Record<OwnLanguage, Record<Area, () => Promise<Catalogue>>> = {
  vi: {
    shell: async () => (await import('./catalogues/shell/vi.ts')).shell,
    system: async () => (await import('./catalogues/system/vi.ts')).system,
    session: async () => (await import('./catalogues/session/vi.ts')).session,
    member: async () => (await import('./catalogues/member/vi.ts')).member,
    security: async () => (await import('./catalogues/security/vi.ts')).security,
    wallet: async () => (await import('./catalogues/wallet/vi.ts')).wallet,
    money: async () => (await import('./catalogues/money/vi.ts')).money,
    games: async () => (await import('./catalogues/games/vi.ts')).games,
    lottery: async () => (await import('./catalogues/lottery/vi.ts')).lottery,
    promotions: async () => (await import('./catalogues/promotions/vi.ts')).promotions,
    points: async () => (await import('./catalogues/points/vi.ts')).points,
    contracts: async () => (await import('./catalogues/contracts/vi.ts')).contracts,
    team: async () => (await import('./catalogues/team/vi.ts')).team,
    protection: async () => (await import('./catalogues/protection/vi.ts')).protection,
    support: async () => (await import('./catalogues/support/vi.ts')).support,
    validation: async () => (await import('./catalogues/validation/vi.ts')).validation,
    landing: async () => (await import('./catalogues/landing/vi.ts')).landing,
    install: async () => (await import('./catalogues/install/vi.ts')).install,
    tour: async () => (await import('./catalogues/tour/vi.ts')).tour,
    terms: async () => (await import('./catalogues/terms/vi.ts')).terms,
    told: async () => (await import('./catalogues/told/vi.ts')).told,
    verification: async () => (await import('./catalogues/verification/vi.ts')).verification,
    lines: async () => (await import('./catalogues/lines/vi.ts')).lines,
    winners: async () => (await import('./catalogues/winners/vi.ts')).winners,
    reports: async () => (await import('./catalogues/reports/vi.ts')).reports,
    opening: async () => (await import('./catalogues/opening/vi.ts')).opening,
    subaccounts: async () => (await import('./catalogues/subaccounts/vi.ts')).subaccounts,
    messages: async () => (await import('./catalogues/messages/vi.ts')).messages,
    transfer: async () => (await import('./catalogues/transfer/vi.ts')).transfer,
    bank: async () => (await import('./catalogues/bank/vi.ts')).bank,
    outbox: async () => (await import('./catalogues/outbox/vi.ts')).outbox,
    desk: async () => (await import('./catalogues/desk/vi.ts')).desk,
    identity: async () => (await import('./catalogues/identity/vi.ts')).identity,
    vendor: async () => (await import('./catalogues/vendor/vi.ts')).vendor,
  },
  en: {
    shell: async () => (await import('./catalogues/shell/en.ts')).shell,
    system: async () => (await import('./catalogues/system/en.ts')).system,
    session: async () => (await import('./catalogues/session/en.ts')).session,
    member: async () => (await import('./catalogues/member/en.ts')).member,
    security: async () => (await import('./catalogues/security/en.ts')).security,
    wallet: async () => (await import('./catalogues/wallet/en.ts')).wallet,
    money: async () => (await import('./catalogues/money/en.ts')).money,
    games: async () => (await import('./catalogues/games/en.ts')).games,
    lottery: async () => (await import('./catalogues/lottery/en.ts')).lottery,
    promotions: async () => (await import('./catalogues/promotions/en.ts')).promotions,
    points: async () => (await import('./catalogues/points/en.ts')).points,
    contracts: async () => (await import('./catalogues/contracts/en.ts')).contracts,
    team: async () => (await import('./catalogues/team/en.ts')).team,
    protection: async () => (await import('./catalogues/protection/en.ts')).protection,
    support: async () => (await import('./catalogues/support/en.ts')).support,
    validation: async () => (await import('./catalogues/validation/en.ts')).validation,
    landing: async () => (await import('./catalogues/landing/en.ts')).landing,
    install: async () => (await import('./catalogues/install/en.ts')).install,
    tour: async () => (await import('./catalogues/tour/en.ts')).tour,
    terms: async () => (await import('./catalogues/terms/en.ts')).terms,
    told: async () => (await import('./catalogues/told/en.ts')).told,
    verification: async () => (await import('./catalogues/verification/en.ts')).verification,
    lines: async () => (await import('./catalogues/lines/en.ts')).lines,
    winners: async () => (await import('./catalogues/winners/en.ts')).winners,
    reports: async () => (await import('./catalogues/reports/en.ts')).reports,
    opening: async () => (await import('./catalogues/opening/en.ts')).opening,
    subaccounts: async () => (await import('./catalogues/subaccounts/en.ts')).subaccounts,
    messages: async () => (await import('./catalogues/messages/en.ts')).messages,
    transfer: async () => (await import('./catalogues/transfer/en.ts')).transfer,
    bank: async () => (await import('./catalogues/bank/en.ts')).bank,
    outbox: async () => (await import('./catalogues/outbox/en.ts')).outbox,
    desk: async () => (await import('./catalogues/desk/en.ts')).desk,
    identity: async () => (await import('./catalogues/identity/en.ts')).identity,
    vendor: async () => (await import('./catalogues/vendor/en.ts')).vendor,
  },
}
