// Keys and values of every text are checked in this program.
import '@saola/i18n/typed'
