import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Provider, interactionPolicy, type JWK } from 'oidc-provider'
import type { ProviderSettings } from '@saola/gateway'
import { createPretendedPeople, type PretendedPeople } from './pretended-people.ts'

const { Check, base } = interactionPolicy

/** An OpenID provider that believes whoever its visitors say they are. */
export type LocalProvider = Pick<PretendedPeople, 'pretend'> & { provider: Provider }

/**
 * A provider (OpenID Connect, `oidc-provider`) with one client that may return to one address. It keeps everything in
 * this process's memory and asks at every visit.
 */
export async function createProvider(
  { issuer, clientId, clientSecret }: ProviderSettings,
  { redirectUri, showEnded }: { redirectUri: string; showEnded: () => string },
): Promise<LocalProvider> {
  const { pretend, find } = createPretendedPeople(issuer)
  const policy = base()
  policy
    .get('login')
    ?.checks.add(
      new Check('every_visit', 'asked at every visit', 'login_required', (context) =>
        context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  const prefix = new URL(issuer).pathname.replaceAll(/\W/g, '')
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [await newKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: `${prefix}_session`, interaction: `${prefix}_visit`, resume: `${prefix}_resume` },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As the large providers do, so that one answer says who it is.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy,
      url: (_, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_, subject) => {
      const person = find(subject)
      if (!person) return undefined
      const claims = {
        sub: subject,
        name: person.name,
        email: person.email,
        email_verified: person.isVerified,
      }
      return { accountId: subject, claims: () => claims }
    },
    // Who has chosen a person has agreed to be known.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId
      if (!oidc.client || accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(context) {
      context.type = 'html'
      context.body = showEnded()
    },
  })
  return { provider, pretend }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
}
