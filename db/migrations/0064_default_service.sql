ALTER TABLE "service" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "services_off" text[] DEFAULT '{}' NOT NULL;