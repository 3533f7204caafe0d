import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './db/**/*tables.ts',
  out: './.cache/baseline',
  casing: 'snake_case',
})
