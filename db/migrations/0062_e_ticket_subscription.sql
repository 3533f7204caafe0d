CREATE TABLE "e_ticket_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"subscription_id" uuid NOT NULL,
	"delivery_order_id" uuid,
	"do_number" text,
	"event" text NOT NULL,
	"sequence" integer,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"body" text,
	"last_status" integer,
	"last_fault" text,
	"next_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "e_ticket_message_once" UNIQUE("subscription_id","delivery_order_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "e_ticket_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid,
	"url" text NOT NULL,
	"events" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"secret" text NOT NULL,
	"hint" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	CONSTRAINT "e_ticket_subscription_once" UNIQUE NULLS NOT DISTINCT("customer_id","project_id","url")
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "e_ticket_message" ADD CONSTRAINT "e_ticket_message_subscription_id_e_ticket_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."e_ticket_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_ticket_message" ADD CONSTRAINT "e_ticket_message_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_ticket_subscription" ADD CONSTRAINT "e_ticket_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_ticket_subscription" ADD CONSTRAINT "e_ticket_subscription_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_ticket_message_newest" ON "e_ticket_message" USING btree ("subscription_id","created_at","id");--> statement-breakpoint
CREATE INDEX "e_ticket_message_load" ON "e_ticket_message" USING btree ("delivery_order_id","sequence");--> statement-breakpoint
CREATE INDEX "e_ticket_message_status" ON "e_ticket_message" USING btree ("status","subscription_id");--> statement-breakpoint
CREATE INDEX "e_ticket_subscription_project" ON "e_ticket_subscription" USING btree ("project_id");