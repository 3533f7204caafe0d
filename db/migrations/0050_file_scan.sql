ALTER TABLE "attachment" ADD COLUMN "scan" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "found" text;--> statement-breakpoint
CREATE INDEX "attachment_scan" ON "attachment" USING btree ("scan","created_at");