const names = ['game_url', 'url', 'gameUrl', 'link', 'launchUrl'] as const

/**
 * The address to open, from the value of a launch reply. Reads every tolerated shape (games 11), inside `content` first.
 * Undefined when there is none, or when it is not http(s) or a path: a script address must never reach a frame.
 */
export function launchUrl(reply: unknown): string | undefined {
  if (!isRecord(reply)) return undefined
  for (const holder of [reply['content'], reply]) {
    if (!isRecord(holder)) continue
    for (const name of names) {
      const url = holder[name]
      if (typeof url === 'string' && isOpenable(url.trim())) return url.trim()
    }
  }
  return undefined
}

function isOpenable(url: string): boolean {
  return /^(?:https?:\/\/[^/]|\/)/i.test(url)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
