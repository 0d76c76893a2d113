/** All numbers of two digits: whatever is drawn, some come. */
export const everyNumber = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
