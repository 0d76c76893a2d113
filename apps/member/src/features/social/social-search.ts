import { searchReader, searchWords, type SearchReader } from '@saola/shell'

/** What a provider's page sends back (OpenID Connect Core 3.1.2.5 and 3.1.2.6). */
export type SocialSearch = { code?: string; state?: string; error?: string }

const most = 4096

/** Reads the query of a provider's answer; anything odd is left out. */
export const readSocialSearch: SearchReader<SocialSearch> = searchReader({
  code: searchWords(most),
  state: searchWords(most),
  error: searchWords(most),
})
