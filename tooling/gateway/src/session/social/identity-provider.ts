import type { ProviderSettings } from '../../services/ports.ts'
import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'

/** Who somebody is to a provider. */
export type SocialPerson = { subject: string; email: string | undefined; name: string | undefined }

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
})
const tokens = z.object({ id_token: z.string() })

/** Where to send a visitor: the authorization code flow with PKCE (OpenID Connect Core 3.1, RFC 7636). */
export async function authorizeUrl(
  provider: ProviderSettings,
  visit: { state: string; nonce: string; codeVerifier: string; redirectUri: string; language: 'VI' | 'EN' },
): Promise<string> {
  const { authorization_endpoint } = await discover(provider)
  const url = new URL(authorization_endpoint)
  const challenge = createHash('sha256').update(visit.codeVerifier).digest('base64url')
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: visit.redirectUri,
    scope: 'openid email profile',
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: visit.language.toLowerCase(),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Trades a code for the person that the provider vouches for; anything that does not fit throws. */
export async function redeemCode(
  provider: ProviderSettings,
  visit: { code: string; nonce: string; codeVerifier: string; redirectUri: string },
): Promise<SocialPerson> {
  const { token_endpoint, jwks_uri, issuer } = await discover(provider)
  const credentials = [provider.clientId, provider.clientSecret].map(encodeURIComponent).join(':')
  const response = await fetch(token_endpoint, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: visit.code,
      redirect_uri: visit.redirectUri,
      code_verifier: visit.codeVerifier,
    }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`the token endpoint of ${issuer} answered ${response.status}`)
  const { id_token } = tokens.parse(await response.json())
  const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(jwks_uri)), {
    issuer,
    audience: provider.clientId,
  })
  if (payload['nonce'] !== visit.nonce) throw new Error('the id token belongs to another visit')
  return personOf(payload)
}

function personOf(payload: JWTPayload): SocialPerson {
  if (!payload.sub) throw new Error('the id token names nobody')
  const email = payload['email']
  const name = payload['name']
  return {
    subject: payload.sub,
    // An address that the provider has not checked proves nothing.
    email: typeof email === 'string' && payload['email_verified'] === true ? email.toLowerCase() : undefined,
    name: typeof name === 'string' ? name : undefined,
  }
}

async function discover({ issuer }: ProviderSettings): Promise<z.infer<typeof metadata>> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(15_000),
  })
  const found = metadata.parse(await response.json())
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}`)
  return found
}
