ALTER TABLE "machine_key" RENAME COLUMN "scope" TO "purpose";--> statement-breakpoint
ALTER TABLE "commercial_term" DROP CONSTRAINT "commercial_term_days";--> statement-breakpoint
ALTER TABLE "commercial_term" ADD CONSTRAINT "commercial_term_days" CHECK (("commercial_term"."to_date" is null or "commercial_term"."to_date" >= "commercial_term"."from_date"));