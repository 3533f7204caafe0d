ALTER TABLE "order" ADD COLUMN "call_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "called_at" timestamp with time zone;