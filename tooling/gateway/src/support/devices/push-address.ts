/**
 * Whether an address belongs to a push service that this installation sends to. A browser names the address, so any other
 * would have the gateway call wherever somebody likes. An entry is a host, which stands for those below it too and is called
 * by https, or a whole origin.
 */
export function isPushAddress(text: string, services: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, hostname, port, origin, username } = new URL(text)
  if (username !== '') return false
  return services.some((service) =>
    service.includes('://')
      ? origin === service
      : protocol === 'https:' && port === '' && (host === service || hostname.endsWith(`.${service}`)),
  )
}
