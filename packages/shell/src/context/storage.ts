/** Text values by key. Never throws: where the browser refuses to keep them, they live as long as the page. */
export type KeptValues = {
  read(key: string): string | undefined
  write(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** What an app keeps: `tab` until the tab closes, `device` for good. */
export type AppStorage = { tab: KeptValues; device: KeptValues }

/** The only door to `sessionStorage` and `localStorage`; without a browser, or when both are blocked, memory. */
export function createStorage(): AppStorage {
  return {
    tab: keptValues(() => globalThis.sessionStorage),
    device: keptValues(() => globalThis.localStorage),
  }
}

/** Values that live in memory alone. */
export function createMemoryStorage(): AppStorage {
  return { tab: memoryValues(), device: memoryValues() }
}

/** Reads JSON; a damaged value counts as absent. The caller checks the shape. */
export function readJson(values: KeptValues, key: string): unknown {
  const text = values.read(key)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function keptValues(open: () => Storage | undefined): KeptValues {
  const memory = memoryValues()
  // Private windows and blocked cookies make the getter or any call throw, at any time.
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      const storage = open()
      return storage && act(storage)
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => memory.read(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept) memory.remove(key)
      else memory.write(key, value)
    },
    remove(key) {
      memory.remove(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear() {
      memory.clear()
      attempt((storage) => storage.clear())
    },
  }
}

function memoryValues(): KeptValues {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
