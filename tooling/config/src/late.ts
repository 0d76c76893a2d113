/** Stands for what `build` makes, which is made when something of it is first asked for, and once. @__NO_SIDE_EFFECTS__ */
export function late<Made extends object>(build: () => Made): Made {
  let made: Made | undefined
  const get = (): Made => (made ??= build())
  return new Proxy({} as Made, {
    get: (_, name): unknown => Reflect.get(get(), name),
    has: (_, name) => Reflect.has(get(), name),
  })
}
