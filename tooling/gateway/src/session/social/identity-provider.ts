import type { ProviderSettings } from '../../services/ports.ts'
import * as oidc from 'openid-client'

/** Who somebody is to a provider. */
export type SocialPerson = { subject: string; email: string | undefined; name: string | undefined }

const timeoutSeconds = 15

/** Where to send a visitor: the authorization code flow with PKCE (session 26). */
export async function authorizeUrl(
  provider: ProviderSettings,
  visit: { state: string; nonce: string; codeVerifier: string; redirectUri: string; language: 'VI' | 'EN' },
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(await discover(provider), {
    redirect_uri: visit.redirectUri,
    scope: 'openid email profile',
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(visit.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: visit.language.toLowerCase(),
  })
  return url.href
}

/** Trades a code for the person that the provider vouches for; anything that does not fit throws. */
export async function redeemCode(
  provider: ProviderSettings,
  visit: { code: string; nonce: string; codeVerifier: string; redirectUri: string },
): Promise<SocialPerson> {
  const configuration = await discover(provider)
  const back = new URL(visit.redirectUri)
  back.searchParams.set('code', visit.code)
  // Each provider sends its visitors to an address of its own, which says who answers (RFC 9700, 4.4.2.2).
  back.searchParams.set('iss', configuration.serverMetadata().issuer)
  const tokens = await oidc.authorizationCodeGrant(configuration, back, {
    pkceCodeVerifier: visit.codeVerifier,
    expectedNonce: visit.nonce,
    // The visit was found by its state.
    expectedState: oidc.skipStateCheck,
    idTokenExpected: true,
  })
  return personOf(tokens.claims())
}

function personOf(claims: oidc.IDToken | undefined): SocialPerson {
  if (!claims?.sub) throw new Error('the id token names nobody')
  const { sub, email, name } = claims
  return {
    subject: sub,
    // An address that the provider has not checked proves nothing.
    email: typeof email === 'string' && claims['email_verified'] === true ? email.toLowerCase() : undefined,
    name: typeof name === 'string' ? name : undefined,
  }
}

/** What a provider says of itself. Signatures are checked too, where TLS alone would do. */
function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const server = new URL(issuer)
  const isLocal = server.protocol === 'http:'
  return oidc.discovery(server, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
    timeout: timeoutSeconds,
  })
}
