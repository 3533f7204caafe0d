ALTER TABLE "delivery_order" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_request" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "on_call_quantity" numeric(10, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_on_call" CHECK (on_call_quantity >= 0 and on_call_quantity < quantity);