import type { Area } from './areas.ts'
import type { Language } from './languages.ts'

/** The texts of one area in one language, by flat key. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * Loads the texts of one area. Each catalogue is a chunk of its own, fetched when it is first asked for.
 * @example const wallet = await loadCatalogue('vi', 'wallet')
 */
export function loadCatalogue(language: Language, area: Area): Promise<Catalogue> {
  return loaders[language][area]()
}

// Written out because bundlers cut chunks only along literal paths.
const loaders: Record<Language, Record<Area, () => Promise<Catalogue>>> = {
  vi: {
    shell: async () => (await import('./catalogues/vi/shell.ts')).shell,
    system: async () => (await import('./catalogues/vi/system.ts')).system,
    session: async () => (await import('./catalogues/vi/session.ts')).session,
    member: async () => (await import('./catalogues/vi/member.ts')).member,
    security: async () => (await import('./catalogues/vi/security.ts')).security,
    wallet: async () => (await import('./catalogues/vi/wallet.ts')).wallet,
    money: async () => (await import('./catalogues/vi/money.ts')).money,
    games: async () => (await import('./catalogues/vi/games.ts')).games,
    lottery: async () => (await import('./catalogues/vi/lottery.ts')).lottery,
    promotions: async () => (await import('./catalogues/vi/promotions.ts')).promotions,
    points: async () => (await import('./catalogues/vi/points.ts')).points,
    contracts: async () => (await import('./catalogues/vi/contracts.ts')).contracts,
    team: async () => (await import('./catalogues/vi/team.ts')).team,
    protection: async () => (await import('./catalogues/vi/protection.ts')).protection,
    support: async () => (await import('./catalogues/vi/support.ts')).support,
    validation: async () => (await import('./catalogues/vi/validation.ts')).validation,
    landing: async () => (await import('./catalogues/vi/landing.ts')).landing,
    install: async () => (await import('./catalogues/vi/install.ts')).install,
    terms: async () => (await import('./catalogues/vi/terms.ts')).terms,
    lines: async () => (await import('./catalogues/vi/lines.ts')).lines,
    winners: async () => (await import('./catalogues/vi/winners.ts')).winners,
    reports: async () => (await import('./catalogues/vi/reports.ts')).reports,
    opening: async () => (await import('./catalogues/vi/opening.ts')).opening,
    transfer: async () => (await import('./catalogues/vi/transfer.ts')).transfer,
    bank: async () => (await import('./catalogues/vi/bank.ts')).bank,
    outbox: async () => (await import('./catalogues/vi/outbox.ts')).outbox,
    desk: async () => (await import('./catalogues/vi/desk.ts')).desk,
    identity: async () => (await import('./catalogues/vi/identity.ts')).identity,
    vendor: async () => (await import('./catalogues/vi/vendor.ts')).vendor,
  },
  en: {
    shell: async () => (await import('./catalogues/en/shell.ts')).shell,
    system: async () => (await import('./catalogues/en/system.ts')).system,
    session: async () => (await import('./catalogues/en/session.ts')).session,
    member: async () => (await import('./catalogues/en/member.ts')).member,
    security: async () => (await import('./catalogues/en/security.ts')).security,
    wallet: async () => (await import('./catalogues/en/wallet.ts')).wallet,
    money: async () => (await import('./catalogues/en/money.ts')).money,
    games: async () => (await import('./catalogues/en/games.ts')).games,
    lottery: async () => (await import('./catalogues/en/lottery.ts')).lottery,
    promotions: async () => (await import('./catalogues/en/promotions.ts')).promotions,
    points: async () => (await import('./catalogues/en/points.ts')).points,
    contracts: async () => (await import('./catalogues/en/contracts.ts')).contracts,
    team: async () => (await import('./catalogues/en/team.ts')).team,
    protection: async () => (await import('./catalogues/en/protection.ts')).protection,
    support: async () => (await import('./catalogues/en/support.ts')).support,
    validation: async () => (await import('./catalogues/en/validation.ts')).validation,
    landing: async () => (await import('./catalogues/en/landing.ts')).landing,
    install: async () => (await import('./catalogues/en/install.ts')).install,
    terms: async () => (await import('./catalogues/en/terms.ts')).terms,
    lines: async () => (await import('./catalogues/en/lines.ts')).lines,
    winners: async () => (await import('./catalogues/en/winners.ts')).winners,
    reports: async () => (await import('./catalogues/en/reports.ts')).reports,
    opening: async () => (await import('./catalogues/en/opening.ts')).opening,
    transfer: async () => (await import('./catalogues/en/transfer.ts')).transfer,
    bank: async () => (await import('./catalogues/en/bank.ts')).bank,
    outbox: async () => (await import('./catalogues/en/outbox.ts')).outbox,
    desk: async () => (await import('./catalogues/en/desk.ts')).desk,
    identity: async () => (await import('./catalogues/en/identity.ts')).identity,
    vendor: async () => (await import('./catalogues/en/vendor.ts')).vendor,
  },
}
