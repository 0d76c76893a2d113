import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What a device would have looked at, and at which page. */
export type PasskeyPage = {
  /** The page that asks, such as `https://brand.example`. */
  origin: string
  /** The host that the passkey belongs to, where it is another than the page's. */
  rpId?: string
  /** Whether the device has looked at its owner; true when left out. */
  isVerified?: boolean
}

type Made = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string }
}

type Signed = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

/** A passkey in software, as a device would hold it: ES256, without attestation (Web Authentication Level 3 section 6). */
export class SoftwarePasskey {
  readonly id: string = randomBytes(20).toString('base64url')
  /** How often it has signed; a passkey that lies on several devices stays at 0. */
  signCount = 0
  private readonly privateKey: KeyObject
  private readonly publicKey: KeyObject

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    this.publicKey = pair.publicKey
  }

  /** What a browser answers to `navigator.credentials.create`. */
  make(challenge: string, page: PasskeyPage): Made {
    const credentialId = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const data = Buffer.concat([
      this.head(page, holdsKey),
      Buffer.alloc(16),
      length,
      credentialId,
      this.coseKey(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, page),
        attestationObject: attestation.toString('base64url'),
      },
    }
  }

  /** What a browser answers to `navigator.credentials.get`. */
  sign(challenge: string, page: PasskeyPage): Signed {
    const clientDataJSON = clientData('webauthn.get', challenge, page)
    const data = this.head(page, 0)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), this.privateKey).toString('base64url'),
      },
    }
  }

  private head(
    { origin, rpId = new URL(origin).hostname, isVerified = true }: PasskeyPage,
    more: number,
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.signCount)
    const flags = isPresent | (isVerified ? wasLookedAt : 0) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }
}

// Flags of the authenticator's data, section 6.1.
const isPresent = 0x01
const wasLookedAt = 0x04
const holdsKey = 0x40

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function clientData(type: string, challenge: string, { origin }: PasskeyPage): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}
