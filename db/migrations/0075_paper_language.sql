ALTER TABLE "customer" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "cylinder_certificate" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;